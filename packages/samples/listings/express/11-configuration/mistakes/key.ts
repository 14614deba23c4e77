export const databaseUrl = process.env.DB_URL;
