/** What all processes of the store have in common: `region` and `secrets` (a fingerprint). */
export interface DeploymentTable {
  name: string;
  value: string;
}
