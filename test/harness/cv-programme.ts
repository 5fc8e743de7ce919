import { dirname, join } from 'node:path';

interface Builder {
  built(): Promise<string>;
}

// @ts-expect-error the launcher is plain JavaScript, so that it runs before anything is compiled
const builder: Builder = await import('#src/cli/build.mjs');
let programme: Promise<readonly string[]> | undefined;

/** The compiled reader of CVs: from its sources each start would compile what it loads. */
export function cvProgramme(): Promise<readonly string[]> {
  programme ??= builder.built().then((main) => [join(dirname(main), 'cv-child.js')]);
  return programme;
}
