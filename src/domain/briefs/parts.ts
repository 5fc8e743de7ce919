import type { Context } from '../context.ts';
import { withinBudget } from './budget.ts';
import type { BriefLine } from './schema.ts';

/** A part of a brief: the scope it needs, and its lines. */
export type Part = readonly [scope: string, lines: () => Promise<BriefLine[]>];

/** The lines of each part that the credential may read, and the scopes that the others need. */
export async function readParts<S extends string>(
  ctx: Context,
  parts: Readonly<Record<S, readonly Part[]>>,
): Promise<{ lines: Record<S, BriefLine[]>; needs: string[] }> {
  const needs = new Set<string>();
  const lines: Partial<Record<S, BriefLine[]>> = {};
  for (const name of Object.keys(parts) as S[]) {
    const found: BriefLine[] = [];
    for (const [scope, read] of parts[name]) {
      if (ctx.can(scope)) found.push(...(await read()));
      else needs.add(scope);
    }
    lines[name] = found;
  }
  return { lines: lines as Record<S, BriefLine[]>, needs: [...needs] };
}

/** A brief of what fits in its budget: the head whole, then the lines. */
export function fitted<S extends string, H extends object>(
  ctx: Context,
  head: H,
  { lines, needs }: { lines: Record<S, BriefLine[]>; needs: string[] },
  budget: number,
): H & Record<S, BriefLine[]> & { as_of: string; lines_left_out: number; needs_scopes: string[] } {
  const whole = { ...head, as_of: ctx.now, needs_scopes: needs };
  const { shown, left } = withinBudget(lines, whole, budget);
  return { ...whole, ...shown, lines_left_out: left };
}
