import { keptFolder, startService, type TestService, workspaceOf } from '#test/harness/workspace.ts';
import { buildWorld, type World } from './world.ts';

/** An agency with one of everything, in a service of its own. */
export interface Stage {
  running: TestService;
  world: World;
}

interface Kept {
  folder: string;
  worlds: World[];
}

let alone: Promise<Kept> | undefined;
let beside: Promise<Kept> | undefined;

/** The same agency each time, untouched: built once in a process, and copied. */
export async function newStage(env: Record<string, string> = {}): Promise<Stage> {
  alone ??= kept(startService().then((running) => ({ running, worlds: [] })));
  const { running, worlds } = await copyOf(await alone, env);
  return { running, world: worlds[0] as World };
}

/** The same with another such agency beside it. */
export async function newStageOfTwo(): Promise<Stage & { other: World }> {
  beside ??= kept(newStage().then(({ running, world }) => ({ running, worlds: [world] })));
  const { running, worlds } = await copyOf(await beside);
  const [world, other] = worlds as [World, World];
  return { running, world, other };
}

/** Keeps what a service has and an agency more. */
async function kept(begun: Promise<{ running: TestService; worlds: World[] }>): Promise<Kept> {
  const { running, worlds } = await begun;
  const name = worlds.length === 0 ? 'Same' : 'Other';
  const next = await buildWorld(running, await running.workspace({ name, sandbox: true }));
  return { folder: await keptFolder(running, 'world'), worlds: [...worlds, next] };
}

async function copyOf({ folder, worlds }: Kept, env: Record<string, string> = {}) {
  const running = await startService(env, folder);
  return {
    running,
    worlds: worlds.map((world) => ({
      ...world,
      ids: { ...world.ids },
      desk: workspaceOf(running, world.desk),
    })),
  };
}
