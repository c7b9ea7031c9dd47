import '@mantine/core/styles/Chip.layer.css';

export { Chip } from '@mantine/core';
