export {
  configureBoard,
  getBoard,
  getBoardById,
  listBoards,
} from './boards.ts';
export { BOARDS, FILE_DROP, XML_FEED } from './catalogue.ts';
export { followAdStatus, followJobStatus } from './ending.ts';
export { followJobs, previewRule } from './following.ts';
export { agenciesWithJobChanges } from './news.ts';
export { type Outcome, settlePosting, type Task, takeTask } from './outcomes.ts';
export {
  confirmPosting,
  expirePosting,
  findingsOfPosting,
  getPosting,
  listPostings,
  postJob,
  releasePosting,
  repostPosting,
  retryPosting,
  reviewPosting,
  withdrawPosting,
} from './postings.ts';
export { createRule, deleteRule, getRule, listRules, restoreRule, updateRule } from './rules.ts';
export { duePostings, nextPostingDue } from './store.ts';
