import { client } from './client.js';

const { data, error } = await client.GET('/questions/{questionId}', {
  params: { path: { questionId: 'q1' } },
});
if (error) {
  console.log('Refused:', error.message);
} else {
  console.log(data.text, data.choices);
}
