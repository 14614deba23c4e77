import type { User } from './firebase';
import { riddleServer } from './riddleServer';

/** Asks Riddle in the name of somebody; after a 401 once more, with a new token. */
export async function callRiddle<Body>(user: User, path: string): Promise<Body> {
  let reply = await riddleServer(path, await user.getIdToken());
  if (reply.status === 401) reply = await riddleServer(path, await user.getIdToken(true));
  const body = await reply.json();
  if (!reply.ok) throw new Error(body.message);
  return body;
}
