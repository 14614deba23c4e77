// What blocks import as "mongodb" when MONGODB_URI is set: the driver itself. Only the names of
// databases differ, so that a run neither finds nor changes what somebody keeps on the server.
import { MongoClient as DriverClient } from 'mongodb';

export * from 'mongodb';

/** Stands at the end of the databases' names; the runner takes it out of what a block prints. */
const SUFFIX = '-vibe-samples';

const clients = new Set<DriverClient>();

/** The driver's client with databases of its own, which are empty when a block begins. */
export class MongoClient extends DriverClient {
  constructor(...parameters: ConstructorParameters<typeof DriverClient>) {
    super(...parameters);
    clients.add(this);
  }

  override db(...[name, options]: Parameters<DriverClient['db']>) {
    return super.db(`${name ?? this.options.dbName}${SUFFIX}`, options);
  }
}

/** Closes what a block left open; otherwise its process would not end. Called after the block. */
export async function closeClients(): Promise<void> {
  await Promise.all([...clients].map((client) => client.close()));
}

async function dropDatabases(uri: string): Promise<void> {
  const client = new DriverClient(uri);
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  for (const { name } of databases.filter((database) => database.name.endsWith(SUFFIX))) {
    await client.db(name).dropDatabase();
  }
  await client.close();
}

await dropDatabases(process.env.MONGODB_URI ?? '');
