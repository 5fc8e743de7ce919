export {
  erasureEntries,
  erasureIds,
  erasurePurged,
  getCertificate,
  openErasures,
} from './certificates.ts';
export { eraseAgain, erasePerson } from './erase.ts';
export { exportPerson } from './export.ts';
export { mergeCandidates, unmergeCandidate } from './merge.ts';
