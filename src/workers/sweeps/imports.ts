import {
  closeImport,
  closeSlot,
  deferredItems,
  enrichFromItem,
  expiredSlots,
  idleImports,
  nextSlotEnd,
} from '#src/domain/imports/index.ts';
import type { Sweep } from '../sweep.ts';

/** What becomes due of imports beside the reading of their files. */
export const importSweeps: Sweep[] = [
  {
    name: 'end_import_slots',
    title: 'Ended a slot that no file came to',
    wakeOnCommit: false,
    due: expiredSlots,
    work: closeSlot,
    next: nextSlotEnd,
  },
  {
    name: 'end_imports',
    title: 'Ended an import',
    wakeOnCommit: true,
    due: idleImports,
    work: closeImport,
  },
  {
    name: 'enrich_imported',
    title: 'Read the rest of a CV of an import',
    wakeOnCommit: true,
    atOnce: 8,
    due: deferredItems,
    work: enrichFromItem,
  },
];
