export const language = 'vi';
