import express from 'express';

const app = express();
const port = Number(process.env.PORT ?? 3000);

// #region listen
app.listen(port, () => {
  console.log(`Riddle listens on http://localhost:${port}`);
});
// #endregion listen
