import '@mantine/core/styles/Popover.layer.css';

export { Popover } from '@mantine/core';
