import { Box, Grid, Page, SkeletonBlock, SkeletonText, Stack } from '@yard/ui';
import styles from './machine.module.css';

export function MachineSkeleton() {
  return (
    <Page>
      <div role="status">
        <span className="visually-hidden">Loading</span>
        <Grid side={380} gap={6} className={styles.columns}>
          <Box shrinks className={styles.drawing}>
            <SkeletonBlock height="100%" />
          </Box>
          <Box shrinks className={styles.head}>
            <SkeletonText lines={3} />
          </Box>
          <div className={styles.side}>
            <SkeletonBlock height={360} />
          </div>
          <Stack gap={12} shrinks className={styles.about}>
            <SkeletonText lines={6} />
          </Stack>
        </Grid>
      </div>
    </Page>
  );
}
