import { writeFile } from 'node:fs/promises';
import { createApp } from './app.js';
import { publicKeys, signIn } from './firebase.js';

// Plays the browsers of two people who have signed in.
await writeFile('owl.token', await signIn('uid-owl', 'owl@riddle.example'));
await writeFile('fox.token', await signIn('uid-fox', 'fox@riddle.example'));

createApp(publicKeys).listen(3000, (error) => {
  if (error) throw error;
  console.log('Riddle listens on http://localhost:3000');
});
