import { useActionState } from 'react';

export interface Team {
  name: string;
  learners: number;
}

interface TeamFormProps {
  onSave: (team: Team) => void;
}

function findMistake({ name, learners }: Team): string {
  if (name === '') return 'Enter a name.';
  const isInRange = Number.isInteger(learners) && learners >= 2 && learners <= 6;
  return isInRange ? '' : 'A team has 2 to 6 learners.';
}

export function TeamForm({ onSave }: TeamFormProps) {
  function save(_before: string, form: FormData): string {
    const team = {
      name: String(form.get('name')).trim(),
      learners: Number(form.get('learners')),
    };
    const mistake = findMistake(team);
    if (mistake === '') onSave(team);
    return mistake;
  }

  const [message, action] = useActionState(save, '');

  return (
    <form action={action}>
      <label>
        Name <input name="name" />
      </label>
      <label>
        Learners <input name="learners" type="number" />
      </label>
      <button type="submit">Save</button>
      <p role="status">{message}</p>
    </form>
  );
}
