// #region list
export function ChoiceList({ choices }: { choices: string[] }) {
  return (
    <ul>
      {choices.map((choice) => (
        <li>{choice}</li>
      ))}
    </ul>
  );
}
// #endregion list
