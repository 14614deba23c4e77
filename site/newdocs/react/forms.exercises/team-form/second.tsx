import { useState } from 'react';

export interface Team {
  name: string;
  learners: number;
}

export function TeamForm({ onSave }: { onSave: (team: Team) => void }) {
  const [typed, setTyped] = useState({ name: '', learners: '' });
  const [isChecked, setIsChecked] = useState(false);
  const name = typed.name.trim();
  const learners = Number.parseInt(typed.learners, 10);
  const problems = [
    ...(name.length > 0 ? [] : ['Enter a name.']),
    ...([2, 3, 4, 5, 6].includes(learners) ? [] : ['A team has 2 to 6 learners.']),
  ];

  const save = () => {
    setIsChecked(problems.length > 0);
    if (problems.length > 0) return;
    onSave({ name, learners });
    setTyped({ name: '', learners: '' });
  };

  return (
    <div>
      <label htmlFor="team-name">Name</label>
      <input
        id="team-name"
        value={typed.name}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      <label htmlFor="team-learners">Learners</label>
      <input
        id="team-learners"
        inputMode="numeric"
        value={typed.learners}
        onChange={({ target }) => setTyped({ ...typed, learners: target.value })}
      />
      <button type="button" onClick={save}>
        Save
      </button>
      <ul>{isChecked && problems.map((problem) => <li key={problem}>{problem}</li>)}</ul>
    </div>
  );
}
