/** The words of the partner's notifications. */
export const notificationTexts = {
  button: (unread: number) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'),
  title: 'Notifications',
  unread: 'Unread',
  markRead: 'Mark as read',
  markOneRead: (title: string) => `Mark as read: ${title}`,
  markAllRead: 'Mark all as read',
  openBooking: 'Open booking',
  older: 'Show older',
  loading: 'Loading notifications…',
  none: 'Nothing has happened yet. New bookings and reviews are announced here.',
  failed: 'Failed to fetch notifications. Please try again.',
  markFailed: 'Failed to mark as read. Please try again.',
} as const;
