import Big from 'big.js';
import * as z from 'zod';

/** The scopes that unlock money. A gated field is null for a credential without its scope. */
export type MoneyScope =
  | 'placements:financials:read'
  | 'clients:financials:read'
  | 'marketplace:financials:read'
  | 'placements:contracting:read';

const gates = z.registry<{ scope: MoneyScope }>();

/**
 * Marks a field of an output schema as visible only with a scope. The redactor that is compiled from the
 * schema at start sets it to null for everybody else, on every interface, in replays and in webhook data.
 */
export function gated<T extends z.ZodType>(scope: MoneyScope, schema: T): z.ZodNullable<T> {
  const field = z.nullable(schema);
  gates.add(field, { scope });
  return field;
}

const textAlternatives = z.registry<{ instead: string; scopes: readonly MoneyScope[] }>();

/**
 * Marks a text that may contain amounts. The record's member `instead` holds the scope that they need and the text to show
 * without it ({ scope, answer }), or null where the text contains no amounts.
 */
export function withTextForScopes(
  schema: z.ZodString,
  instead: string,
  scopes: readonly MoneyScope[],
): z.ZodString {
  const field = schema.clone();
  textAlternatives.add(field, { instead, scopes });
  return field;
}

type Redact = (value: unknown, scopes: ScopeSet) => unknown;

/** A member of a record that is visible only with a scope, by its path: `fee`, `credits.*.percent`. */
export interface Gate {
  readonly path: string;
  readonly scope: MoneyScope;
}

/** How an input field affects gated members of the action's record, by their paths. */
export interface GatedFieldEffect {
  /** The member that the input sets. */
  readonly sets?: string;
  /** Members that are recalculated from it. */
  readonly recalculates?: readonly string[];
}

/** What a redactor needs of a credential. */
export interface ScopeSet {
  has(scope: string): boolean;
}

export interface Redactor {
  /** The money scopes that hide something in this schema. Empty: values pass untouched. */
  scopes: ReadonlySet<MoneyScope>;
  /** Every gated path with its scope. */
  gates: readonly Gate[];
  /** A copy of the value with every field nulled whose scope is missing; the value itself when none is. */
  redact(value: unknown, scopes: ScopeSet): unknown;
  /** The paths that were nulled for these scopes, for example `fee` or `items.*.salary`. */
  hidden(scopes: ScopeSet): string[];
}

/** Compiles the redactor of an output schema. Fields without a gate cost nothing at run time. */
export function compileRedactor(schema: z.ZodType): Redactor {
  const paths: Gated[] = [];
  const found = new Set<MoneyScope>();
  const step = compile(schema, '', paths, new Set());
  for (const { scope } of paths) found.add(scope);
  const required = [...found];
  return {
    scopes: found,
    gates: paths.filter(({ nulls }) => nulls),
    redact: (value, scopes) =>
      step === undefined || required.every((scope) => scopes.has(scope)) ? value : step(value, scopes),
    hidden: (scopes) =>
      paths.filter(({ scope, nulls }) => nulls && !scopes.has(scope)).map(({ path }) => path),
  };
}

/** A field that needs a scope: without it the field is null, or a text without amounts. */
interface Gated extends Gate {
  readonly nulls: boolean;
}

function compile(schema: unknown, path: string, paths: Gated[], ancestors: Set<unknown>): Redact | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  const gate = gates.get(schema);
  if (gate !== undefined) {
    paths.push({ path, scope: gate.scope, nulls: true });
    const inner = compileInner(schema, path, paths, ancestors);
    return (value, scopes) => {
      if (!scopes.has(gate.scope)) return null;
      return inner === undefined ? value : inner(value, scopes);
    };
  }
  return compileInner(schema, path, paths, ancestors);
}

function withoutAmounts(text: unknown, instead: unknown, scopes: ScopeSet): unknown {
  if (instead === null || typeof instead !== 'object' || !('scope' in instead) || !('answer' in instead))
    return text;
  return typeof instead.scope === 'string' && !scopes.has(instead.scope) ? instead.answer : text;
}

function compileInner(
  schema: z.ZodType,
  path: string,
  paths: Gated[],
  ancestors: Set<unknown>,
): Redact | undefined {
  if (ancestors.has(schema)) return undefined;
  const inside = new Set(ancestors).add(schema);
  if (schema instanceof z.ZodObject) {
    const members: [string, Redact][] = [];
    const texts: { key: string; instead: string }[] = [];
    for (const [key, member] of Object.entries(schema.shape)) {
      const step = compile(member, path === '' ? key : `${path}.${key}`, paths, inside);
      if (step !== undefined) members.push([key, step]);
    }
    for (const [key, member] of Object.entries(schema.shape)) {
      const alternative = member instanceof z.ZodType ? textAlternatives.get(member) : undefined;
      if (alternative === undefined) continue;
      texts.push({ key, instead: alternative.instead });
      for (const scope of alternative.scopes) paths.push({ path: key, scope, nulls: false });
    }
    if (members.length === 0 && texts.length === 0) return undefined;
    return (value, scopes) => {
      if (value === null || typeof value !== 'object') return value;
      const copy: Record<string, unknown> = { ...value };
      for (const [key, step] of members) if (key in copy) copy[key] = step(copy[key], scopes);
      for (const { key, instead } of texts) copy[key] = withoutAmounts(copy[key], copy[instead], scopes);
      return copy;
    };
  }
  if (schema instanceof z.ZodArray) {
    const step = compile(schema.element, path === '' ? '*' : `${path}.*`, paths, inside);
    if (step === undefined) return undefined;
    return (value, scopes) => (Array.isArray(value) ? value.map((item) => step(item, scopes)) : value);
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const step = compile(schema.unwrap(), path, paths, inside);
    return step === undefined ? undefined : (value, scopes) => (value == null ? value : step(value, scopes));
  }
  if (schema instanceof z.ZodUnion) {
    const steps = schema.options.map((option) => compile(option, path, paths, inside));
    if (steps.every((step) => step === undefined)) return undefined;
    // Which option a value belongs to is not known at run time, so the gates of all options apply.
    return (value, scopes) =>
      steps.reduce((current, step) => (step ? step(current, scopes) : current), value);
  }
  return undefined;
}

const MINOR_DIGITS = new Map<string, number>();

/** How many minor digits ISO 4217 gives a currency: 2 for AUD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  let digits = MINOR_DIGITS.get(currency);
  if (digits === undefined) {
    digits =
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2;
    MINOR_DIGITS.set(currency, digits);
  }
  return digits;
}

/** Rounds an amount to its currency's minor digits, exact halves away from zero. */
export function roundMoney(amount: Big | number, currency: string): number {
  return new Big(amount).round(minorDigits(currency), Big.roundHalfUp).toNumber();
}

/** Rounds a percentage to two decimals, exact halves away from zero. */
export function roundPercent(percent: number): number {
  return new Big(percent).round(2, Big.roundHalfUp).toNumber();
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** An ISO 4217 code in capitals; lower case is accepted and raised. */
export const Currency = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => CURRENCIES.has(code), 'must be an ISO 4217 currency code such as AUD, USD or EUR');

/** An amount of money: finite and not negative, below what a double keeps exactly in minor units. */
export const Amount = z
  .number()
  .min(0, 'must not be negative')
  .max(1e12, 'must be at most 1,000,000,000,000');

/** A percentage from 0 to 100. */
export const Percent = z.number().min(0, 'must be between 0 and 100').max(100, 'must be between 0 and 100');

const formats = new Map<number, Intl.NumberFormat>();

/** An amount as people write it: `AUD 18,000.00`. */
export function formatMoney(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  let format = formats.get(digits);
  if (format === undefined) {
    format = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formats.set(digits, format);
  }
  return `${currency} ${format.format(amount)}`;
}
