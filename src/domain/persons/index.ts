export {
  erasureEntries,
  erasureIds,
  erasurePurged,
  exportPerson,
  getCertificate,
  openErasures,
} from './certificates.ts';
export { eraseAgain, erasePerson } from './erase.ts';
export { mergeCandidates, unmergeCandidate } from './merge.ts';
