import { type SubmitEvent, useState } from 'react';

export interface Team {
  name: string;
  learners: string;
}

interface TeamFormProps {
  onSave: (team: Team) => void;
}

function findMistake({ name, learners }: Team): string {
  if (name === '') return 'Enter a name.';
  const isInRange = learners >= '2' && learners <= '6';
  return isInRange ? '' : 'A team has 2 to 6 learners.';
}

export function TeamForm({ onSave }: TeamFormProps) {
  const [message, setMessage] = useState('');

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const team = {
      name: String(form.get('name')).trim(),
      learners: String(form.get('learners')),
    };
    const mistake = findMistake(team);
    setMessage(mistake);
    if (mistake !== '') return;
    onSave(team);
    event.currentTarget.reset();
  }

  return (
    <form onSubmit={handleSubmit}>
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
