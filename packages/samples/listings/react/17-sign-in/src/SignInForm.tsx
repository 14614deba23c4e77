import { useActionState } from 'react';
import { signInWithEmailAndPassword } from './firebase';

async function signIn(_before: string, form: FormData): Promise<string> {
  try {
    await signInWithEmailAndPassword(String(form.get('email')), String(form.get('password')));
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : 'Something went wrong.';
  }
}

export function SignInForm() {
  const [message, action, isPending] = useActionState(signIn, '');
  return (
    <form action={action}>
      <label>
        Address <input name="email" type="email" autoComplete="username" />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" />
      </label>
      <button type="submit" disabled={isPending}>
        Sign in
      </button>
      <p role="status">{message}</p>
    </form>
  );
}
