/** Who calls. */
export interface Account {
  id: number;
  role: 'CUSTOMER' | 'PARTNER' | 'ADMIN';
}
