import express from 'express';

const app = express();
const port = Number(process.env.PORT ?? 3000);

const question = { id: 'q1', text: 'Which method asks for a resource and changes nothing?' };

// #region handler
app.get('/questions/q1', () => {
  return question;
});
// #endregion handler

app.listen(port, (error) => {
  if (error) throw error;
  console.log(`Riddle listens on http://localhost:${port}`);
});
