import { connect, type ToolResult } from './mcp.ts';
import type { TestService } from './workspace.ts';

/** What a host hands to its model of a result: its text alone, or its structured content alone. */
export type Eye = 'text' | 'structure';

/** A result as a model with one eye sees it. */
export interface Seen {
  /** Everything that is seen, as one text. */
  readonly all: string;
  readonly refused: boolean;
  /**
   * The id of a kind (`cnd`) that stands with these words; the first of the kind without them.
   * @throws Error when nothing that is seen ties such an id to the words
   */
  id(kind: string, words?: string): string;
  /** What a plan asks to be sent back; null where the answer is no plan. */
  plan(): { plan_id: string; confirm_text: string } | null;
}

/** An assistant behind the official client whose host shows it one half of each result. */
export interface Assistant {
  /** Calls a tool. A plan that comes back is committed, word for word: the person's instruction is the yes. */
  call(tool: string, args?: Record<string, unknown>): Promise<Seen>;
  /** Calls an action that is no tool of the default list through an executor tool. */
  run(action: string, input: Record<string, unknown>): Promise<Seen>;
  read(action: string, input: Record<string, unknown>): Promise<Seen>;
  close(): Promise<void>;
}

/** What a model with one eye sees of a result. */
export function seen(result: ToolResult, eye: Eye): Seen {
  const text = result.content.map((part) => part.text ?? '').join('\n');
  const refused = result.isError === true;
  return eye === 'text' ? ofText(text, refused) : ofStructure(result.structuredContent ?? {}, refused);
}

function ofText(all: string, refused: boolean): Seen {
  return {
    all,
    refused,
    id(kind, words) {
      const id = new RegExp(`\\b${kind}_[\\w-]+`);
      for (const line of all.split('\n')) {
        const at = words === undefined ? 0 : line.indexOf(words);
        if (at === -1) continue;
        // An id stands behind its name, in the same cell; else anywhere in the row.
        const found = id.exec(line.slice(at)) ?? id.exec(line);
        if (found !== null) return found[0];
      }
      throw new Error(`no ${kind}_ with ${words} in the text:\n${all}`);
    },
    plan() {
      const shown =
        /confirm_text: ([\s\S]+)\nThat is what it would do\. To do it, call commit_plan with plan_id (pln_\w+) and exactly this/.exec(
          all,
        );
      return shown === null ? null : { confirm_text: shown[1] ?? '', plan_id: shown[2] ?? '' };
    },
  };
}

type Fields = Record<string, unknown>;

function ofStructure(content: Fields, refused: boolean): Seen {
  return {
    all: JSON.stringify(content),
    refused,
    id(kind, words) {
      const found = smallest(content, kind, words);
      if (found === null) throw new Error(`no ${kind}_ with ${words} in ${JSON.stringify(content)}`);
      return found;
    },
    plan() {
      const { plan_id, confirm_text } = content;
      return typeof plan_id === 'string' && typeof confirm_text === 'string'
        ? { plan_id, confirm_text }
        : null;
    },
  };
}

// The innermost object that holds both the words and an id of the kind.
function smallest(value: unknown, kind: string, words: string | undefined): string | null {
  if (value === null || typeof value !== 'object') return null;
  if (words !== undefined && !JSON.stringify(value).includes(JSON.stringify(words).slice(1, -1))) return null;
  for (const member of Object.values(value)) {
    const inner = smallest(member, kind, words);
    if (inner !== null) return inner;
  }
  if (Array.isArray(value)) return null;
  const own = Object.values(value).find(
    (member) => typeof member === 'string' && member.startsWith(`${kind}_`),
  );
  return typeof own === 'string' ? own : firstId(value, kind);
}

function firstId(value: unknown, kind: string): string | null {
  if (typeof value === 'string') return value.startsWith(`${kind}_`) ? value : null;
  if (value === null || typeof value !== 'object') return null;
  for (const member of Object.values(value)) {
    const found = firstId(member, kind);
    if (found !== null) return found;
  }
  return null;
}

/** Connects an assistant with one eye to the tools of the default list. */
export async function oneEyed(
  eye: Eye,
  connection: { key: string; url: string; running: TestService },
): Promise<Assistant> {
  const client = await connect({ version: 'v2', transport: 'http', ...connection });
  const call: Assistant['call'] = async (tool, args = {}) => {
    const answer = seen(await client.call(tool, args), eye);
    const plan = answer.plan();
    return plan === null ? answer : seen(await client.call('commit_plan', plan), eye);
  };
  const item = (action: string, input: Fields) => ({ actions: [{ id: 'it', action, input }] });
  return {
    call,
    run: (action, input) => call('run_actions', item(action, input)),
    read: (action, input) => call('run_read_actions', item(action, input)),
    close: () => client.close(),
  };
}
