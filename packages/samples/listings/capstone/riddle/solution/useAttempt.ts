import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, sendAttempt } from '../apps/client/src/api';

export function useAttempt() {
  const queryClient = useQueryClient();
  // #region solution
  const attempt = useMutation({
    mutationFn: sendAttempt,
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) {
        return queryClient.invalidateQueries({ queryKey: ['step'] });
      }
    },
  });
  // #endregion solution
  return attempt;
}
