/** What stands in a text in the place of somebody who was erased for good. Nothing leaves the agency with it. */
export const ERASED = '[erased]';
