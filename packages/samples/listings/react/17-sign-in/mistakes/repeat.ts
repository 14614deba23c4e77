export async function sendTwice(request: Request, newToken: string): Promise<Response> {
  const reply = await fetch(request);
  if (reply.status !== 401) return reply;
  const again = request.clone();
  again.headers.set('Authorization', `Bearer ${newToken}`);
  return await fetch(again);
}
