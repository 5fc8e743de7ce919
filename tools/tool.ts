import type { CallToolResult, InputRequiredResult, Tool } from '@modelcontextprotocol/server';
import type { Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import type { Call } from '#src/action/execute.ts';
import type { RepeatDetector } from './repeats.ts';
import type { McpService } from './service.ts';

export type ToolAnswer = CallToolResult | InputRequiredResult;

/** The tools that a connection asked for. */
export interface ToolOptions {
  /** Modules whose actions are tools of their own; null for the default dozen. */
  readonly toolsets: readonly string[] | null;
  /** Only tools that do not write. */
  readonly readonly: boolean;
}

/** What every tool call needs; one per mounted interface. */
export interface ToolRuntime {
  readonly service: McpService;
  readonly repeats: RepeatDetector;
}

/** A way to ask the person at the client (MCP elicitation). */
export interface Elicitation {
  /** The form that was shown in the previous round, with its signature verified; undefined in the first round. */
  readonly shown: ShownForm | undefined;
  readonly answer: 'accept' | 'decline' | 'cancel' | undefined;
  /** Whether the form's box was ticked. */
  readonly accepted: boolean;
  show(message: string, shown: ShownForm): Promise<InputRequiredResult>;
}

/** The form that was shown to a person; the client holds it, signed, until the answer. */
export interface ShownForm {
  /** The call it was shown for. */
  call: string;
  /** The plan whose text the form showed. */
  plan?: { id: string; text: string };
}

/** One call of a tool, with the connection behind it. */
export interface ToolCall {
  readonly desk: ToolRuntime;
  readonly principal: Principal;
  /** As that of a call of `execute`. */
  readonly confirm?: Call['confirm'];
  readonly options: ToolOptions;
  readonly requestId: string;
  readonly args: Record<string, unknown>;
  /** The call's `_meta`. */
  readonly meta: Record<string, unknown>;
  /** Aborts when the client cancels or disconnects, and also after a normal end. */
  readonly signal: AbortSignal;
  /** Sends a progress notification, where the client asked for them. */
  progress(done: number, total: number, message: string): void;
  /** How to ask the person at the client; null where the client does not support it. */
  readonly elicitation: Elicitation | null;
}

/** A tool that is not one action: a way to find, run, plan and commit actions. */
export interface ExecutorTool {
  readonly tool: Tool;
  /** How people ask for it, separated by semicolons. */
  readonly phrasings?: string;
  /** The toolset that lists it; left out for one that every connection lists. It can always be run as the one item of run_actions. */
  readonly toolset?: 'batches';
  /** Whether the tool is of any use to this credential. */
  visible(principal: Principal): boolean;
  /** Whether a call would write, by its raw arguments. An agency that is being restored refuses writes. */
  writes(call: Pick<ToolCall, 'desk' | 'args'>): boolean;
  /** @throws AppError whatever refuses it */
  run(call: ToolCall): Promise<ToolAnswer>;
}

export type Offered =
  | { readonly kind: 'action'; readonly tool: Tool; readonly action: Action }
  | { readonly kind: 'executor'; readonly tool: Tool; readonly executor: ExecutorTool };
