<?php

return [
    'default' => 'errors',
    'channels' => ['errors' => ['driver' => 'errorlog', 'level' => 'debug']],
];
