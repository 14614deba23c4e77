import { GLOSSARY, type GlossaryGroup } from '../../../../../../site/writing/terms';

/** The terms of one part of the glossary page. */
export function Glossary({ group }: { readonly group: GlossaryGroup }) {
  return (
    <dl>
      {GLOSSARY[group].map(({ id, name, text }) => (
        <div key={id}>
          <dt id={id}>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
