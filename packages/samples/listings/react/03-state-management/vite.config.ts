import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Stands in for Riddle's server while you develop. */
const riddleServer: Plugin = {
  name: 'riddle-server',
  configureServer({ middlewares }) {
    middlewares.use('/api/questions', (_request, response) => {
      const questions = [
        { id: 'q1', text: 'Which method asks for a resource and changes nothing?' },
      ];
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(questions));
    });
    middlewares.use('/api/attempts', (request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        const correct = JSON.parse(body).choice === 'GET';
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify({ correct }));
      });
    });
  },
};

export default defineConfig({ plugins: [react(), riddleServer] });
