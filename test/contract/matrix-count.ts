/** What the matrices of tenants and scopes tried in this process, for the long proof to print. */
export const tried = { foreign_calls: 0, breaches: 0, scope_calls: 0, admitted_wrongly: 0, money_paths: 0 };
