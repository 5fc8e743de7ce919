/** How far an import has come: how many files were sent, and what became of them. */
export interface Progress {
  files: number;
  sent: number;
  imported: number;
  merged: number;
  failed: number;
}

const WIDTH = 30;

/** One line that says how far it has come, with a bar of `WIDTH` signs: half for sending, half for reading. */
function barOf(progress: Progress): string {
  const { files, sent } = progress;
  const share = files === 0 ? 1 : (sent + settled(progress)) / (2 * files);
  const full = Math.round(share * WIDTH);
  return `[${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}] ${Math.floor(share * 100)} %  ${toldOf(progress)}`;
}

/** The same in words. */
function toldOf({ files, sent, imported, merged, failed }: Progress): string {
  return `${sent} of ${files} sent, ${imported} new, ${merged} merged, ${failed} failed`;
}

const settled = ({ imported, merged, failed }: Progress): number => imported + merged + failed;

/**
 * Shows progress: on a terminal one line that is drawn over, elsewhere a line each time that something changed, at most
 * one in five seconds but for the last.
 */
export function progressShown(
  say: (line: string) => void,
  redraw: ((line: string) => void) | null,
  clock: () => number = () => performance.now(),
): { show(progress: Progress): void; end(progress: Progress): void } {
  let last = '';
  let at = Number.NEGATIVE_INFINITY;
  const show = (progress: Progress): void => {
    if (redraw !== null) {
      redraw(barOf(progress));
      return;
    }
    const line = toldOf(progress);
    if (line === last || clock() - at < 5_000) return;
    last = line;
    at = clock();
    say(line);
  };
  return {
    show,
    end(progress) {
      if (redraw !== null) redraw(`${barOf(progress)}\n`);
      else if (toldOf(progress) !== last) say(toldOf(progress));
    },
  };
}
