import { redirect } from '@tanstack/react-router';
import { useSession } from '../src/session';

export const guard = {
  // #region guard
  beforeLoad: () => {
    if (useSession.getState().status !== 'signed-in') {
      throw redirect({ to: '/sign-in', search: { next: '/report' } });
    }
  },
  // #endregion guard
};
