import express from 'express';

const app = express();
const port = Number(process.env.PORT ?? 3000);

app.get('/', (_request, response) => {
  response.send('Riddle asks one question at a time.');
});

app.listen(port, (error) => {
  if (error) throw error;
  console.log(`Riddle listens on http://localhost:${port}`);
});
