import type { CallToolResult, InputRequiredResult, Tool } from '@modelcontextprotocol/server';
import type { Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import type { Repeats } from './repeats.ts';
import type { McpService } from './service.ts';

export type ToolAnswer = CallToolResult | InputRequiredResult;

/** What a connection asked to be offered. */
export interface ToolOptions {
  /** Modules whose actions are tools of their own; null for the default dozen. */
  readonly toolsets: readonly string[] | null;
  /** Nothing that writes, whatever else is asked for. */
  readonly readonly: boolean;
}

/** What every tool call runs on, one for each mounted interface. */
export interface Desk {
  readonly service: McpService;
  readonly repeats: Repeats;
}

/** How a person at the other end of a connection is asked. */
export interface Asking {
  /** What was shown in the round before, its seal checked; undefined in the first round. */
  readonly shown: Shown | undefined;
  readonly answer: 'accept' | 'decline' | 'cancel' | undefined;
  /** Whether the form's box was ticked. */
  readonly ticked: boolean;
  show(message: string, shown: Shown): Promise<InputRequiredResult>;
}

/** What was shown to a person, sealed and handed to the client until the answer comes. */
export interface Shown {
  /** The call it was shown for. */
  call: string;
  /** A plan that the form showed the text of. */
  plan?: { id: string; text: string };
}

/** One call of a tool, with the connection behind it. */
export interface ToolCall {
  readonly desk: Desk;
  readonly principal: Principal;
  readonly options: ToolOptions;
  readonly requestId: string;
  readonly args: Record<string, unknown>;
  /** The call's `_meta`. */
  readonly meta: Record<string, unknown>;
  /** Fires when the client cancels or goes away, and also after a normal end. */
  readonly signal: AbortSignal;
  /** Sends a progress notification, where the client asked for them. */
  progress(done: number, total: number, message: string): void;
  /** How to ask the person at the other end; null where the client cannot. */
  readonly asking: Asking | null;
}

/** A tool that is not one action: a way to find, run, plan and commit actions. */
export interface ExecutorTool {
  readonly tool: Tool;
  /** Whether this credential could do anything with it. */
  visible(principal: Principal): boolean;
  /** Whether a call would write, seen from its arguments as they came: an agency that is being restored refuses those. */
  writes(call: Pick<ToolCall, 'desk' | 'args'>): boolean;
  /** @throws AppError whatever refuses it */
  run(call: ToolCall): Promise<ToolAnswer>;
}

export type Offered =
  | { readonly kind: 'action'; readonly tool: Tool; readonly action: Action }
  | { readonly kind: 'executor'; readonly tool: Tool; readonly executor: ExecutorTool };
