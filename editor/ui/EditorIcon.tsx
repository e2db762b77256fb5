import styles from '@/components/ui/Icon.module.scss';

/** Icons of the editor alone; those of the pages are in lib/theme/icons.ts. */
const drawings = {
  'arrow-up': 'M12.1 20c.2-5 .2-10 0-15.2M6.2 10.6c2-2 3.9-3.9 5.8-5.9 1.9 2 3.8 3.9 5.8 5.9',
  list: 'M9 6.6c3.7-.2 7.3-.2 11 0M9 12.1c3.7-.2 7.3-.2 11 0M9 17.5c3.700.2 7.300.2 11 0M4.500 6.600v.2M4.500 12v.2M4.500 17.500v.2',
  pages:
    'M8 4.2h8.2l2.8 3v10.6c-3.700.2-7.300.2-11 0zM8 7.500H5v13c3.700.2 7.300.2 11 0v-2.600M11 10h5M11 13.300h5',
  plus: 'M12 5c.1 4.7.1 9.3 0 14M5 12.1c4.700-.2 9.300-.2 14 0',
  trash:
    'M5 7.2c4.700-.3 9.300-.3 14 0M9.300 7c.1-2.700 5.300-2.700 5.400 0M6.700 7.300l.9 12.400c3 .2 5.900.2 8.800 0l.9-12.400M10.300 11v5M13.700 11v5',
  undo: 'M8.5 5.5C6.900 7 5.400 8.400 4 10c1.400 1.500 2.900 2.900 4.500 4.300M4.300 10c4-.3 7-.4 10 0 6.500 1 6.500 9 0 9.300-2 .1-3.500 0-5 0',
  share:
    'M12 15.2c-.1-3.800-.1-7.500 0-11.200M7.500 8C9 6.500 10.500 5.200 12 4c1.500 1.200 3 2.500 4.500 4M7.500 11H5.200v9c4.500.2 9 .2 13.600 0v-9h-2.300',
} as const;

export function EditorIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
