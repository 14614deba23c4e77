export function Result({ message }: { message: string }) {
  // #region status
  return <div>{message !== '' && <p role="status">{message}</p>}</div>;
  // #endregion status
}
