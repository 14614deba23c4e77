export interface Team {
  name: string;
  learners: number;
}

interface TeamFormProps {
  onSave: (team: Team) => void;
}

export function TeamForm({ onSave }: TeamFormProps) {
  console.log(onSave);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
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
