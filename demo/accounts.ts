/** Who can sign in on a marketplace with demo data; all verified. */
export const demoAccounts = [
  {
    email: 'customer@example.com',
    password: 'Customer123',
    role: 'CUSTOMER',
    firstName: 'Lan',
    lastName: 'Nguyễn Thị',
    phone: '0912000001',
  },
  {
    email: 'customer2@example.com',
    password: 'Customer123',
    role: 'CUSTOMER',
    firstName: 'Bình',
    lastName: 'Trần Văn',
    phone: null,
  },
  {
    email: 'partner@example.com',
    password: 'Partner123',
    role: 'PARTNER',
    firstName: 'Minh',
    lastName: 'Lê Quang',
    phone: '0912000003',
  },
  {
    email: 'partner2@example.com',
    password: 'Partner123',
    role: 'PARTNER',
    firstName: 'Hạnh',
    lastName: 'Phạm Thị',
    phone: '0912000004',
  },
  {
    email: 'admin@example.com',
    password: 'Admin123',
    role: 'ADMIN',
    firstName: 'Quản trị',
    lastName: 'Nghỉ Đâu',
    phone: null,
  },
] as const;
