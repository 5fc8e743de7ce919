/**
 * Makes what turns a list of values into an object with these members, in this order.
 *
 * The object is one literal, in code made for its names. Added one by one under a name that is a variable, members cost
 * 25 times as much, and after a dozen of them V8 keeps the object as a hash table: slow to read, to compare and to write
 * as JSON.
 * @param names names of columns and fields that the program declares, never what a caller sent
 */
export function objectMaker(
  names: readonly string[],
): (values: readonly unknown[]) => Record<string, unknown> {
  const members = names.map((name, i) => `${JSON.stringify(name)}: values[${i}]`);
  return compiled<(values: readonly unknown[]) => Record<string, unknown>>(
    `(values) => ({ ${members.join(', ')} })`,
    [],
  );
}

/**
 * A function from its source.
 * @param source an expression of the function, made of names that the program declares, never of what a caller sent
 * @param given what the source finds under the name `given`
 */
export function compiled<F>(source: string, given: readonly unknown[]): F {
  return new Function('given', `return ${source};`)(given) as F;
}
