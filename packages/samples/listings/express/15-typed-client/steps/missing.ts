import { client } from '../src/client.js';

const { data, error } = await client.GET('/questions/{questionId}', {
  params: { path: { questionId: 'q9' } },
});
if (error) {
  console.log('Refused:', error.message);
} else {
  console.log(data.text, data.choices);
}
