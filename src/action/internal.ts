import * as z from 'zod';
import type { Scope } from '#src/domain/accounts/scopes.ts';
import type { Context, WriteContext } from '#src/domain/context.ts';
import { type Action, defineRead, defineWrite } from './define.ts';

/** An action outside the catalogue: nobody can call it by name. R is what it answers. */
export type InternalAction<R> = Action & { readonly answers?: R };

interface Internal<I extends z.ZodObject> {
  /** verb_noun, as the audit names it. */
  name: string;
  input: I;
}

/** Declares a read that the service's own code runs. */
export function internalRead<I extends z.ZodObject, R>(
  definition: Internal<I> & { run(ctx: Context, input: z.output<I>): Promise<R> },
): InternalAction<R> {
  return defineRead({
    ...definition,
    title: definition.name,
    description: '',
    scope: null,
    output: z.custom<R>(),
  });
}

/**
 * Declares a write that the service's own code runs, through the same checks, unit and audit as every action. It has no
 * undo, and an idempotency key is optional.
 */
export function internalWrite<I extends z.ZodObject, R>(
  definition: Internal<I> & {
    /** Used in the audit of a write that changes no record, and in refusals. */
    title: string;
    /** The scope and access it needs when a person's credential runs it; none when left out. */
    scope?: Scope;
    access?: 'admin' | 'signed_in_admin';
    /** Counts against the rate limit of AI-backed actions. */
    ai?: true;
    success?: 201;
    /** The schema of the answer, needed where it has gated members or is part of a public contract. */
    output?: z.ZodType<unknown, R>;
    run(ctx: WriteContext, input: z.output<I>): Promise<R>;
    /** The id of the record that it is about, for the audit. */
    subject?(data: R): string | null;
  },
): InternalAction<R> {
  const { scope = null, subject = () => null, output = z.custom<R>() } = definition;
  return defineWrite({
    ...definition,
    description: '',
    scope,
    output,
    idempotency: 'optional',
    risk: { destructive: false, outward: false, reversible: false },
    subject: (data) => subject(data as R),
    run: (ctx, input) => definition.run(ctx, input),
  });
}
