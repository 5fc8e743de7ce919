import { apiOf, keptFolder, startService, type TestService } from '#test/harness/workspace.ts';
import { buildWorld, type World } from './world.ts';

/** An agency with one of everything, in a service of its own. */
export interface Stage {
  running: TestService;
  world: World;
}

let template: Promise<{ folder: string; world: World }> | undefined;

/** The same agency each time, untouched: built once in a process, and copied. */
export async function newStage(): Promise<Stage> {
  template ??= build();
  const { folder, world } = await template;
  const running = await startService({}, folder);
  return {
    running,
    world: { ...world, desk: { ...world.desk, api: apiOf(running.app, world.desk.adminKey) } },
  };
}

async function build(): Promise<{ folder: string; world: World }> {
  const first = await startService();
  const world = await buildWorld(first, await first.workspace({ name: 'Same', sandbox: true }));
  return { folder: await keptFolder(first, 'world'), world };
}
