import type { Command } from '../command.ts';
import { approvalCommands } from './approvals.ts';
import { doctorCommands } from './doctor.ts';
import { documentCommands } from './documents.ts';
import { importCommands } from './import.ts';
import { keyCommands } from './keys.ts';
import { moveCommands } from './move.ts';
import { outboxCommands } from './outbox.ts';
import { peopleCommands } from './people.ts';
import { providerCommands } from './provider.ts';
import { secretCommands } from './secrets.ts';
import { serveCommands } from './serve.ts';
import { setupCommands } from './setup.ts';
import { storeCommands } from './store.ts';
import { workspaceCommands } from './workspace.ts';

/** Every command of the command line. */
export const commands: readonly Command[] = [
  ...serveCommands,
  ...setupCommands,
  ...workspaceCommands,
  ...peopleCommands,
  ...providerCommands,
  ...keyCommands,
  ...approvalCommands,
  ...importCommands,
  ...outboxCommands,
  ...doctorCommands,
  ...documentCommands,
  ...storeCommands,
  ...moveCommands,
  ...secretCommands,
];
