import { type Diagnostic, didYouMean } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import { type Block, type BlockFacts, optionSpot, type TypedBlock } from './block.ts';

/** The blocks of a page so far, by their ids. */
export class NamedBlocks {
  readonly #blocks = new Map<string, Block | undefined>();
  #lastTyped: TypedBlock | undefined;

  /**
   * Registers a block.
   *
   * @param planned `undefined` when the block has errors; its id is still reserved
   */
  add(facts: BlockFacts, planned: Block | undefined): readonly Diagnostic[] {
    if (planned?.kind === 'typed') {
      this.#lastTyped = planned;
    }
    const { id, offsets } = facts.options;
    if (id === undefined) {
      return [];
    }
    if (this.#blocks.has(id)) {
      const spot = optionSpot(facts, offsets.get('id'));
      const message = `The id "${id}" stands on two blocks of this page.`;
      return [
        diagnose('sample/duplicate-id', spot, { message, hint: 'Give one of them another name.' }),
      ];
    }
    this.#blocks.set(id, planned);
    return [];
  }

  /** The block whose output or error a block shows: the one it names, or the preceding code block. */
  findSource(facts: BlockFacts, diagnostics: Diagnostic[]): TypedBlock | undefined {
    const { of, output, offsets } = facts.options;
    const found = of === undefined ? this.#lastTyped : this.#find(facts, 'of', of, diagnostics);
    const wanted = output ? 'with "run"' : 'with "run" or errors="…"';
    if (found?.kind === 'typed') {
      const { run, errors } = found.options;
      if (run || (!output && errors.length > 0)) {
        return found;
      }
    }
    if (found !== undefined || of === undefined) {
      const spot = optionSpot(facts, offsets.get(output ? 'output' : 'error'));
      const shown = of === undefined ? 'the code before it' : `"${of}"`;
      const message = `This block shows a result, and ${shown} is no block ${wanted}.`;
      const hint = `Put ${wanted.slice('with '.length)} on the block of code, or name another one with of="…".`;
      diagnostics.push(diagnose('sample/unknown-block', spot, { message, hint }));
    }
    return undefined;
  }

  /** The blocks that a block continues, with those that these continue, without duplicates. */
  findBefore(facts: BlockFacts, diagnostics: Diagnostic[]): readonly TypedBlock[] | undefined {
    const before: TypedBlock[] = [];
    for (const name of facts.options.continues) {
      const found = this.#find(facts, 'continues', name, diagnostics);
      if (found === undefined) {
        return undefined;
      }
      if (found.kind !== 'typed') {
        const spot = optionSpot(facts, facts.options.offsets.get('continues'));
        const message = `"${name}" is not a block of code.`;
        const hint = 'Name a block of code in continues.';
        diagnostics.push(diagnose('sample/unknown-block', spot, { message, hint }));
        return undefined;
      }
      for (const block of [...found.before, found]) {
        if (!before.includes(block)) {
          before.push(block);
        }
      }
    }
    return before;
  }

  #find(
    facts: BlockFacts,
    option: string,
    name: string,
    diagnostics: Diagnostic[],
  ): Block | undefined {
    if (this.#blocks.has(name)) {
      return this.#blocks.get(name);
    }
    const known = [...this.#blocks.keys()];
    const hint =
      known.length === 0
        ? 'Available: none. Put id="…" on the block that is meant.'
        : `Available: ${known.join(', ')}.${didYouMean(name, known)}`;
    const message = `No block before this one has the id "${name}".`;
    const spot = optionSpot(facts, facts.options.offsets.get(option));
    diagnostics.push(diagnose('sample/unknown-block', spot, { message, hint }));
    return undefined;
  }
}
