import { client } from './client.js';

for (const questionId of ['q2', 'q2']) {
  const { response, error } = await client.DELETE('/questions/{questionId}', {
    params: { path: { questionId } },
  });
  console.log(response.status, error?.message ?? 'deleted');
}
