import { app } from './app.js';

app.listen(3000, (error) => {
  if (error) throw error;
  console.log('Riddle listens on http://localhost:3000');
});
