/** Who calls. */
export interface Account {
  id: number;
  role: 'CUSTOMER' | 'PARTNER' | 'ADMIN';
  /** Of its tokens: those of another one are withdrawn. */
  tokenVersion: number;
}
