import {
  closeImport,
  closeSlot,
  deferredItems,
  enrichFromItem,
  idleImports,
  matchRoles,
  nextSlotEnd,
  slotsOver,
  unmatchedImports,
} from '#src/domain/imports/index.ts';
import type { Sweep } from '../sweep.ts';

/** What becomes due of imports beside the reading of their files. */
export const importSweeps: Sweep[] = [
  {
    name: 'end_import_slots',
    title: 'Ended a slot that no file came to',
    woken: false,
    due: slotsOver,
    work: closeSlot,
    next: nextSlotEnd,
  },
  {
    name: 'end_imports',
    title: 'Ended an import',
    woken: true,
    due: idleImports,
    work: closeImport,
  },
  {
    name: 'enrich_imported',
    title: 'Read the rest of a CV of an import',
    woken: true,
    due: deferredItems,
    work: enrichFromItem,
  },
  {
    name: 'match_imported',
    title: 'Matched the people of an import with open jobs',
    woken: true,
    due: unmatchedImports,
    work: matchRoles,
  },
];
