import { MORE } from './more.ts';
import { OPEN } from './open.ts';
import { OPEN4 } from './open4.ts';
import { OPEN6 } from './open6.ts';
import { OPEN7 } from './open7.ts';
import { OPEN8 } from './open8.ts';

/** The questions of the sets by which alterations are made. */
export const ASKED: readonly string[] = [OPEN, MORE, OPEN4, OPEN6, OPEN7, OPEN8].flatMap((set) =>
  set.map(({ ask }) => ask),
);
